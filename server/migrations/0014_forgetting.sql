-- What is forgotten when it is old is found without reading all of it.
create index mails_sent on mails (sent_at) where text <> '';
create index provider_events_worked on provider_events (worked_at) where worked_at is not null;
create index order_requests_oldest on order_requests (created_at);
create index reset_tokens_expiry on reset_tokens (expires_at);
create index sessions_begun on sessions (created_at);
