import { Refused } from '@duskhall/host';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { householdOf } from './address.ts';
import { isSecure, originOf } from './origin.ts';
import { WINDOW, windowsOn } from './request-windows.ts';

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

const isFile = ({ url }: { url: string }): boolean => url.startsWith('/assets/');

/** Security headers, rate limits by address, and protection against cross-site requests. */
export async function harden(app: FastifyInstance): Promise<void> {
  const { config, shared } = app.context;
  const { publicUrl, limits, clock } = config;
  const isHttps = isSecure(publicUrl);

  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // Bots run in a worker, and the page can be installed.
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
        // On a plain HTTP address in a LAN, browsers would look for an HTTPS page that does not exist.
        ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: isHttps ? { maxAge: 365 * 24 * 60 * 60, includeSubDomains: false } : false,
    // On plain HTTP, browsers only warn about these two.
    crossOriginOpenerPolicy: isHttps,
    originAgentCluster: isHttps,
    xFrameOptions: { action: 'deny' },
    // Links to private tables must not leak to other sites.
    referrerPolicy: { policy: 'same-origin' },
  });

  if (Number.isFinite(limits.requestsPerMinute))
    await app.register(rateLimit, {
      store: windowsOn(clock, limits.requestsPerMinute, shared),
      // A browser caching the page fetches all its files at once, and one address may have many browsers.
      max: (request) => (isFile(request) ? limits.filesPerMinute : limits.requestsPerMinute),
      timeWindow: WINDOW,
      keyGenerator: (request) => `${isFile(request) ? 'files ' : ''}${householdOf(request.ip)}`,
      errorResponseBuilder: () => new Refused('budget', ''),
    });

  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
    if (!SAFE_METHODS.includes(request.method) && originOf(request.headers, publicUrl) === 'foreign')
      throw new Refused('origin', '');
  });
}
