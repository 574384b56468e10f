import { hash } from 'node:crypto';
import { useHash } from '@duskhall/kernel';

/* Before each test file: laws and records take many digests, and the portable hash would take half of their time. */
useHash((text) => hash('sha256', text));
