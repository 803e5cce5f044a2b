-- An ADMIN_PASSWORD that was given to an account is not given to it again at the next start.
alter table users add column configured_password_hash text;
