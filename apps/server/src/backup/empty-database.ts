import type { Pool } from '../database/client.ts'

/** A schema that is there while a database is being restored. */
const marker = 'nawwar_restore'

/**
 * Marks the database as one that is being restored. What a restore that was cut off has left is taken away: it is in the backup.
 *
 * @throws Error for a database that holds anything else
 */
export async function beginRestore(pool: Pool): Promise<void> {
  const [found] = await pool<{ tables: number; isMarked: boolean }[]>`
    select (select count(*)::integer from information_schema.tables
        where table_schema in ('public', 'drizzle', 'pgboss') and table_type = 'BASE TABLE') as tables,
      to_regnamespace(${marker}) is not null as is_marked`
  if (found?.isMarked) await pool.begin((tx) => tx.unsafe(emptying))
  else if (found?.tables !== 0) {
    throw new Error('The database is not empty. Restore into a new one, so that nothing of it is lost.')
  }
  await pool`create schema if not exists ${pool(marker)}`
}

/**
 * Keeps extensions, because another application may use them. Reads all names before the first drop, because a cascade also drops others.
 */
const emptying = `
  do $$ declare things text[]; thing text; begin
    select array_agg(format('table if exists %s', oid::regclass)) into things from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r';
    select things || array_agg(format('routine if exists %s', oid::regprocedure)) into things from pg_proc p
      where pronamespace = 'public'::regnamespace and not exists (select from pg_depend where objid = p.oid and deptype = 'e');
    foreach thing in array coalesce(things, '{}') loop execute format('drop %s cascade', thing); end loop;
  end $$;
  drop schema if exists drizzle cascade;
  drop schema if exists pgboss cascade`

/** The database is the shop's again. */
export async function endRestore(pool: Pool): Promise<void> {
  await pool`drop schema ${pool(marker)}`
}
