import { openSqlite } from '@duskhall/server';
import { openHall } from './server.ts';

/** A hall in a process of its own, for tests that kill it: `node --import tsx hall-process.ts FILE PAGE PORT`. */
const [, , file, webFolder, port] = process.argv;
const { url } = await openHall({
  webFolder: webFolder!,
  port: Number(port),
  storage: await openSqlite(file!),
  botDelay: [5, 15],
});
console.log(url);
