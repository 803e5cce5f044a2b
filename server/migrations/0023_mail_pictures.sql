-- The prints that a mail shows, by the addresses of their previews: they go along inside it.
alter table mails add column pictures jsonb;
