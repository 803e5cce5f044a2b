-- Whether the press files of a proof lie in the store. Whose photos it is drawn with is asked of those
-- who asked for it, so that no one person has to stay for the others.
alter table proofs add column has_press_files boolean not null default false;
alter table proofs drop column photo_owner;
