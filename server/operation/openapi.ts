import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type { FastifyInstance, FastifySchema } from 'fastify';
import type * as v from 'valibot';

const PARTS = ['body', 'params', 'querystring'] as const;

/** The routes' valibot schemas as JSON schemas; parts that JSON Schema cannot express are left out. */
function described(schema: FastifySchema | undefined): FastifySchema {
  const parts: { [part: string]: JsonSchema } = {};
  for (const part of PARTS) {
    const checked = schema?.[part] as v.GenericSchema | undefined;
    if (checked === undefined) continue;
    const { $schema: _, ...json } = toJsonSchema(checked, { errorMode: 'ignore', typeMode: 'input' });
    parts[part] = json;
  }
  return { ...schema, ...parts };
}

/** Describes all routes registered after it. */
export async function describeRoutes(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Duskhall',
        description: 'The HTTP part. Matches are played over the socket at /ws: see docs/protocol.md.',
        version: app.context.config.version,
      },
      components: {
        securitySchemes: {
          cookie: { type: 'apiKey', in: 'cookie', name: 'duskhall' },
          bearer: { type: 'http', scheme: 'bearer' },
        },
      },
    },
    transform: ({ schema, url }) => ({ schema: described(schema), url }),
  });
}

/**
 * The page with the API description. Its scripts and styles are served from here too, so only its images need an
 * exception.
 */
export async function showDescription(app: FastifyInstance): Promise<void> {
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: {
      'default-src': "'self'",
      'base-uri': "'none'",
      'frame-ancestors': "'none'",
      'object-src': "'none'",
      'img-src': ["'self'", 'data:'],
      'form-action': "'self'",
    },
    uiConfig: { validatorUrl: null },
  });
}
