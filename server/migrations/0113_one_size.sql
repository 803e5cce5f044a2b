-- Whether all rows of a name list have their words in one size: that of the longest.
alter table name_lists add column one_size boolean not null default false;
