import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { oneOf } from '#platform/database/one-of.ts'
import { genders, roles } from '@tohfa/contract/accounts/accounts'
import { staffRoles } from '@tohfa/contract/accounts/staff-roles'
import { products } from './catalog.tables.ts'
import { createdAt, id, instant, updatedAt, shopNow } from './columns.ts'

export const users = pgTable(
  'users',
  {
    id: id(),
    email: text().notNull(),
    name: text().notNull().default(''),
    phone: text().notNull().default(''),
    gender: text({ enum: genders }),
    /** When a code or link that was mailed to the e-mail came back. */
    emailProvenAt: timestamp({ withTimezone: true }),
    /** Null for somebody who cannot sign in, such as the sample's reviewers. */
    passwordHash: text(),
    /** Of the ADMIN_PASSWORD that was given to this account last: the same is not given again. */
    configuredPasswordHash: text(),
    role: text({ enum: roles }).notNull().default('USER'),
    /** What staff may do; nobody else has one. */
    staffRole: text({ enum: staffRoles }),
    /** When one of the staff was here last; sessions that nobody uses are forgotten. */
    staffSeenAt: instant(),
    /** Part of every token; raising it ends all older tokens at once. */
    tokenVersion: integer().notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** Since when this row no longer says who somebody was, on their wish. */
    erasedAt: instant(),
  },
  (t) => [
    uniqueIndex('users_email').on(sql`lower(${t.email})`),
    index('users_email_begins').on(sql`lower(${t.email}) text_pattern_ops`),
    check('users_role', oneOf(t.role, roles)),
    check(
      'users_staff_role',
      sql`(${t.role} = 'ADMIN') = (${t.staffRole} is not null) and ${oneOf(t.staffRole, staffRoles)}`,
    ),
    index('users_staff')
      .on(t.id)
      .where(sql`${t.staffRole} is not null`),
    check('users_gender', oneOf(t.gender, genders)),
  ],
)

/** Invitations to the staff. */
export const staffInvitations = pgTable(
  'staff_invitations',
  {
    /** Of the account that it is for, where there was one. */
    id: uuid().primaryKey(),
    email: text().notNull(),
    staffRole: text({ enum: staffRoles }).notNull(),
    tokenHash: text().notNull(),
    expiresAt: instant().notNull(),
    invitedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [
    unique('staff_invitations_link').on(t.tokenHash),
    uniqueIndex('staff_invitations_email').on(sql`lower(${t.email})`),
    check('staff_invitations_role', oneOf(t.staffRole, staffRoles)),
    index('staff_invitations_by').on(t.invitedBy),
    index('staff_invitations_made').on(t.createdAt),
  ],
)

/** An e-mail that somebody wishes for and has not proven yet. */
export const emailChanges = pgTable(
  'email_changes',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().default(shopNow),
  },
  (t) => [index('email_changes_begun').on(t.createdAt)],
)

/** Where somebody is signed in; a token names its session and ends with it. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    browser: text(),
    system: text(),
    createdAt: createdAt(),
    lastSeenAt: createdAt(),
  },
  (t) => [
    index('sessions_of_user').on(t.userId, t.lastSeenAt.desc().nullsFirst()),
    index('sessions_begun').on(t.createdAt),
  ],
)

/** A second step of staff's sign-in (RFC 6238); not asked for until it was confirmed with a code. */
export const secondFactors = pgTable('second_factors', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  sealedSecret: text().notNull(),
  confirmedAt: instant(),
  /** The half minute of the code that was used last: the same code is never good twice. */
  lastStep: bigint({ mode: 'number' }).notNull().default(0),
  createdAt: createdAt(),
})

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: uuid()
      .notNull()
      .references(() => secondFactors.userId, { onDelete: 'cascade' }),
    codeHash: text().notNull(),
    usedAt: instant(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.codeHash] })],
)

export const addresses = pgTable(
  'addresses',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    name: text().notNull(),
    phone: text().notNull(),
    email: text().notNull(),
    streetAddress: text().notNull(),
    city: text().notNull(),
    state: text().notNull(),
    pinCode: text().notNull(),
  },
  (t) => [
    unique('addresses_position').on(t.userId, t.position),
    check('addresses_at_most_five', sql`${t.position} between 0 and 4`),
  ],
)

/** One code per e-mail and purpose; a new one replaces the old. */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    email: text().notNull(),
    purpose: text().notNull(),
    codeHash: text().notNull(),
    tries: smallint().notNull().default(0),
    expiresAt: instant().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.email, t.purpose] }),
    check('one_time_codes_tries', sql`${t.tries} between 0 and 5`),
    index('one_time_codes_expiry').on(t.expiresAt),
  ],
)

export const resetTokens = pgTable(
  'reset_tokens',
  {
    tokenHash: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: instant().notNull(),
    usedAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [index('reset_tokens_user').on(t.userId), index('reset_tokens_expiry').on(t.expiresAt)],
)

export const reviews = pgTable(
  'reviews',
  {
    id: id(),
    productId: uuid()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    rating: smallint().notNull(),
    comment: text().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique('reviews_one_per_person').on(t.productId, t.userId),
    check('reviews_rating', sql`${t.rating} between 1 and 5`),
    index('reviews_newest').on(t.productId, t.createdAt.desc(), t.id.desc()),
    index('reviews_user').on(t.userId),
  ],
)
