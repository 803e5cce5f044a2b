-- A link to set a password anew is asked for by the id of its account: an e-mail in the queue stayed
-- there after the account had another one, or none. Jobs that wait are told the id; those that are done
-- are of no more use.
DO $$
BEGIN
  IF to_regclass('pgboss.job') IS NOT NULL THEN
    UPDATE pgboss.job SET data = jsonb_build_object('userId', (
      SELECT id FROM users WHERE lower(email) = lower(job.data ->> 'email')
    )) WHERE name = 'mail-reset-link' AND state < 'completed' AND data ? 'email';
    DELETE FROM pgboss.job WHERE name = 'mail-reset-link' AND data ? 'email';
  END IF;
END
$$;
