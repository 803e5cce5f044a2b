-- An e-mail is proven when a code or link that was mailed to it came back. Before this it was changed
-- without: of older accounts those count whose e-mail is known never to have changed, which the mails
-- tell that are kept for 90 days. The others prove theirs with the next reset link.
alter table users add column email_proven_at timestamptz;
update users set email_proven_at = created_at
  where password_hash is not null
    and (role = 'ADMIN' or created_at > now() - interval '90 days'
      and not exists (select from mails where key like 'email-changed:' || users.id || ':%'));

create table email_changes (
  user_id uuid primary key references users (id) on delete cascade,
  email text not null,
  created_at timestamptz not null default now()
);
create index email_changes_begun on email_changes (created_at);

-- Looked for every ten minutes.
create index mails_farewells on mails (created_at) where key like 'account-erased:%';
