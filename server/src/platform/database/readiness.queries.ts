import type pg from 'pg'

/** More rows than fit the least memory that PostgreSQL takes: some 100 kB are written to its disk. */
const rows = 8_000

/**
 * Whether the database takes writes: it is not read-only, and its disk has room. It asks for room
 * without leaving anything behind, by a temporary file.
 *
 * @throws the driver's error when it is away or its disk is full
 */
export async function takesWrites(pool: pg.Pool): Promise<boolean> {
  // Together they are one transaction, for which alone the setting holds.
  const answers = (await pool.query(`
    select set_config('work_mem', '64kB', true);
    select count(*) from generate_series(1, ${rows});
    select current_setting('transaction_read_only') = 'off' as writable`)) as unknown as {
    rows: { writable?: boolean }[]
  }[]
  return answers.at(-1)?.rows[0]?.writable === true
}
