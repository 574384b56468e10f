import { Refused } from '@duskhall/host';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { householdOf } from './address.ts';
import { isSecure, originOf } from './origin.ts';
import { windowsOn } from './request-windows.ts';

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

const isFile = ({ url }: { url: string }): boolean => url.startsWith('/assets/');

/** Headers, limits by address, and no orders from foreign pages. */
export async function harden(app: FastifyInstance): Promise<void> {
  const { publicUrl, limits, clock } = app.context.config;
  const isHttps = isSecure(publicUrl);

  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // Bots think in a worker, and the page can be installed.
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
        // On a plain LAN address browsers would look for the page where it is not.
        ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: isHttps ? { maxAge: 365 * 24 * 60 * 60, includeSubDomains: false } : false,
    // Browsers only complain about these two on plain HTTP.
    crossOriginOpenerPolicy: isHttps,
    originAgentCluster: isHttps,
    xFrameOptions: { action: 'deny' },
    // A link to a private table is told to nobody else.
    referrerPolicy: { policy: 'same-origin' },
  });

  if (Number.isFinite(limits.requestsPerMinute))
    await app.register(rateLimit, {
      store: windowsOn(clock),
      // A browser that keeps the page asks for all its files at once, and a house may have many browsers.
      max: (request) => (isFile(request) ? limits.filesPerMinute : limits.requestsPerMinute),
      timeWindow: 60_000,
      keyGenerator: (request) => `${isFile(request) ? 'files ' : ''}${householdOf(request.ip)}`,
      errorResponseBuilder: () => new Refused('budget', ''),
    });

  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
    if (!SAFE_METHODS.includes(request.method) && originOf(request.headers, publicUrl) === 'foreign')
      throw new Refused('origin', '');
  });
}
