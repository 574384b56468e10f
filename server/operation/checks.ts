import { Refused } from '@duskhall/host';
import type { FastifySchema, FastifySchemaCompiler, FastifyTypeProvider } from 'fastify';
import * as v from 'valibot';

/** Routes name their bodies, parameters and queries by valibot schemas, and get what these give. */
export interface Checked extends FastifyTypeProvider {
  validator: this['schema'] extends v.GenericSchema ? v.InferOutput<this['schema']> : unknown;
}

/** A detail repeats some of what was sent. */
const LONGEST_DETAIL = 200;

/** What is wrong, and where, in one line. */
export function complaint(issues: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): string {
  const [issue] = issues;
  const path = v.getDotPath(issue);
  const text = path === null ? issue.message : `${path}: ${issue.message}`;
  return text.length > LONGEST_DETAIL ? `${text.slice(0, LONGEST_DETAIL)}…` : text;
}

/** Instead of Fastify's own checker, which drops what it does not know and turns types into others. */
export const checkWithValibot: FastifySchemaCompiler<FastifySchema> = ({ schema }) => {
  const wanted = schema as unknown as v.GenericSchema;
  return (data: unknown) => {
    const result = v.safeParse(wanted, data);
    return result.success ? { value: result.output } : { error: new Refused('malformed', complaint(result.issues)) };
  };
};
