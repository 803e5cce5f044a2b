import type pg from 'pg'

/** More rows than fit in PostgreSQL's minimum memory, so that it writes about 100 kB to disk. */
const rows = 8_000

/**
 * Whether the database accepts writes: it is not read-only, and its disk has space. A temporary
 * file tests the space and leaves nothing behind.
 * @throws the driver's error when the database is unavailable or its disk is full
 */
export async function takesWrites(pool: pg.Pool): Promise<boolean> {
  // One implicit transaction, to which the setting is limited.
  const answers = (await pool.query(`
    select set_config('work_mem', '64kB', true);
    select count(*) from generate_series(1, ${rows});
    select current_setting('transaction_read_only') = 'off' as writable`)) as unknown as {
    rows: { writable?: boolean }[]
  }[]
  return answers.at(-1)?.rows[0]?.writable === true
}
