import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
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
import { createdAt, id, instant, updatedAt, shopNow } from './columns.ts'

export const users = pgTable(
  'users',
  {
    id: id(),
    email: text().notNull(),
    name: text().notNull().default(''),
    phone: text().notNull().default(''),
    gender: text({ enum: genders }),
    /** When a mailed code or link proved that the person owns the e-mail. */
    emailProvenAt: timestamp({ withTimezone: true }),
    /** Null for accounts without sign-in, such as the reviewers of the sample. */
    passwordHash: text(),
    /**
     * Hash of the ADMIN_PASSWORD that was applied last, so that the same one is not applied again.
     */
    configuredPasswordHash: text(),
    role: text({ enum: roles }).notNull().default('USER'),
    /** The staff role; null for customers. */
    staffRole: text({ enum: staffRoles }),
    /** Last activity of a staff member; unused sessions are purged. */
    staffSeenAt: instant(),
    /** Part of every token; incrementing it ends all older tokens at once. */
    tokenVersion: integer().notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** When the person had their data erased; the row no longer identifies them. */
    erasedAt: instant(),
    /** Whether staff wrote them down as a customer, and nobody has ever signed in. */
    guest: boolean().notNull().default(false),
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
    check(
      'users_guest',
      sql`not ${t.guest} or num_nulls(${t.passwordHash}, ${t.emailProvenAt}, ${t.staffRole}) = 3`,
    ),
    index('users_guests')
      .on(t.phone)
      .where(sql`guest`),
  ],
)

/** Invitations to the staff. */
export const staffInvitations = pgTable(
  'staff_invitations',
  {
    /** The account of the invited person, if there was one. */
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

/** A new e-mail of an account that is not proven yet. */
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

/** A sign-in of a person; a token names its session and ends with it. */
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

/** The second factor of a staff member (RFC 6238); not required until a code has confirmed it. */
export const secondFactors = pgTable('second_factors', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  sealedSecret: text().notNull(),
  confirmedAt: instant(),
  /** The half minute of the last code: a code is never accepted twice. */
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
