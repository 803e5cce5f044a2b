-- A mail to the shop about what somebody wrote is answered to that person.
ALTER TABLE "mails" ADD COLUMN "reply_to" text;
