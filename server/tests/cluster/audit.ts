import pg from 'pg';
import { openPostgres } from '../../index.ts';

/**
 * Notes in the database who writes what: every write of a table's owner must come from a session of the process that owns
 * the table at that moment. Changes of owners are noted too.
 */
const AUDIT = `
create table audit (at bigint, what text, "table" text, epoch bigint, owner text, session text, "isOwner" boolean);
create function note_write() returns trigger language plpgsql as $$
declare
  written jsonb := to_jsonb(new);
  place text := case tg_table_name when 'tables' then written ->> 'id' when 'matches' then written ->> 'table'
    else (select m."table" from matches m where m.id = written ->> 'match') end;
begin
  insert into audit select (extract(epoch from clock_timestamp()) * 1000)::bigint, tg_table_name, place, h.epoch, h.owner,
    current_setting('application_name'), starts_with(current_setting('application_name'), n.address)
    from (values (1)) as one_row left join hosting h on h."table" = place left join nodes n on n.id = h.owner;
  return new;
end $$;
create function note_owner() returns trigger language plpgsql as $$ begin
  insert into audit values ((extract(epoch from clock_timestamp()) * 1000)::bigint, 'owner', new."table", new.epoch,
    new.owner, old.owner, null);
  return new;
end $$;
create trigger noted after insert on entries for each row execute function note_write();
create trigger noted after insert or update on snapshots for each row execute function note_write();
create trigger noted after update on tables for each row execute function note_write();
create trigger noted after update on matches for each row execute function note_write();
create trigger noted after update on hosting for each row when (new.owner <> old.owner) execute function note_owner();
`;

export interface Ownership {
  at: number;
  table: string;
  from: string;
  to: string;
}

/** Creates the tables of the server and those of the audit. */
export async function beginAudit(url: string): Promise<void> {
  await (await openPostgres(url)).close();
  await query(url, AUDIT);
}

/** Writes that did not come from the owner. */
export const foreignWrites = (url: string): Promise<unknown[]> =>
  query(url, 'select * from audit where "isOwner" is not true and what <> \'owner\' order by at');

/** Every change of an owner. */
export const ownerships = (url: string): Promise<Ownership[]> =>
  query(url, `select at::float, "table", session as "from", owner as "to" from audit where what = 'owner' order by at`);

export async function query<Row>(url: string, text: string, ...values: unknown[]): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text, values)).rows as Row[];
  } finally {
    await client.end();
  }
}
