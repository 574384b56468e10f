import { Refused } from '@duskhall/host';
import type { FastifySchema, FastifySchemaCompiler, FastifyTypeProvider } from 'fastify';
import * as v from 'valibot';

/** Routes declare body, parameters and query as valibot schemas and get the schemas' output types. */
export interface Checked extends FastifyTypeProvider {
  validator: this['schema'] extends v.GenericSchema ? v.InferOutput<this['schema']> : unknown;
}

/** Details quote what was sent, so they are truncated. */
const LONGEST_DETAIL = 200;

/** The first issue and where it occurred, in one line. */
export function complaint(issues: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): string {
  const [issue] = issues;
  const path = v.getDotPath(issue);
  const text = path === null ? issue.message : `${path}: ${issue.message}`;
  return text.length > LONGEST_DETAIL ? `${text.slice(0, LONGEST_DETAIL)}…` : text;
}

/** Replaces Fastify's validator, which drops unknown fields and coerces types. */
export const checkWithValibot: FastifySchemaCompiler<FastifySchema> = ({ schema }) => {
  const wanted = schema as unknown as v.GenericSchema;
  return (data: unknown) => {
    const result = v.safeParse(wanted, data);
    return result.success ? { value: result.output } : { error: new Refused('malformed', complaint(result.issues)) };
  };
};
