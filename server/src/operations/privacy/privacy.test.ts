import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Session } from '@tohfa/contract/accounts/accounts'
import type { PersonalData } from '@tohfa/contract/accounts/privacy'
import type { Shipment } from '@tohfa/simulator/delhivery/shipment'
import type { Ledger } from '@tohfa/simulator/razorpay/ledger'
import { home, mailedCode, password, signUp } from '#accounts/accounts.fixture.ts'
import { runAdminCommand } from '#accounts/admin-command/admin-command.ts'
import { expectAuditPasses } from '#operations/audit/audit.fixture.ts'
import { anApprovedPrint } from '#orders/cart/approved-print.fixture.ts'
import { connectPatiently } from '#testing/delays.ts'
import { doJob } from '#platform/jobs/jobs.fixture.ts'
import { order, ordersOf, pay, putIntoCart, verify } from '#orders/order/orders.fixture.ts'
import { aPhoto, sendPhoto } from '#studio/photos/photos.fixture.ts'
import { approvedProof, readProof } from '#studio/proofs/proofs.fixture.ts'
import { aList, drawnList, listCall } from '#studio/name-lists/name-lists.fixture.ts'
import { aCustomizable, aDesign } from '#studio/studio.fixture.ts'
import { aProduct } from '#testing/goods.ts'
import { aPerson, anAddress } from '#testing/people.ts'
import { sentWhileLocked } from '#testing/sent-while-locked.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { tablesThatHold } from '#testing/tables-that-hold.ts'
import { erasedMeanwhile } from './erased-meanwhile.fixture.ts'
import { invite } from '#accounts/staff/staff.fixture.ts'
import { tablesAbout } from './personal-data.queries.ts'

let shop: TestShop
let mug: string
beforeAll(async () => {
  shop = await openTestShop()
  mug = await aProduct(shop)
})
afterAll(() => shop.close())

type Person = { id: string; email: string; token: string }

async function join(email: string): Promise<Person> {
  const { token, userInfo } = await signUp(shop, email)
  return { id: userInfo.id, email, token }
}
function erase({ id, token }: Person, word = password) {
  return shop.call('DELETE', `/user/${id}`, { token, body: { password: word } })
}
async function exported({ id, token }: Person, word = password) {
  return await shop.call<{ data: PersonalData }>('POST', `/user/${id}/export`, {
    token,
    body: { password: word },
  })
}
async function buy(person: Person, method: 'cash' | 'online', address = {}) {
  await putIntoCart(shop, person, mug)
  const { data } = (await order(shop, person, method, { address })).body
  if (method === 'cash') return
  const paying = { webhook: true, email: person.email }
  await verify(shop, person, await pay(shop, data.razorpayOrderId, paying))
  // The provider's events arrive by themselves; from here on there are none.
  const told = sql`provider_events where processed_at is not null
    and payload::text like ${`%${data.razorpayOrderId}%`}`
  await expect.poll(() => shop.db.$count(told)).toBe(2)
}
function pendingPurchase({ id, token }: Person, email: string) {
  return shop.call('PUT', `/user/${id}`, { token, body: { email } })
}
function deliverAll({ id }: Person) {
  return shop.db.execute(sql`update orders set status = 'delivered',
    paid_paise = total_paise + coalesce(rounding_paise, 0) where user_id = ${id}`)
}
/** Ships their parcels with the carrier, which gets their address. */
async function shipAll(person: Person) {
  const { token } = await aPerson(shop, 'ADMIN')
  for (const { id } of await ordersOf(shop, person)) {
    const moved = await shop.call('PUT', `/user-orders/${id}`, {
      token,
      body: { status: 'shipped' },
    })
    expect(moved.status).toBe(200)
  }
}
/** The purchases of a person at the simulator's providers. */
async function playedFor({ id }: Person) {
  const read = async <T>(which: SQL) => {
    const { rows } = await shop.db.execute<{ data: T }>(
      sql`select data from sandbox_records where ${which} order by id`,
    )
    return rows.map(({ data }) => data)
  }
  return {
    orders: await read<Ledger>(sql`kind = 'order' and id in
      (select provider_order_id from checkouts where user_id = ${id})`),
    shipments: await read<Shipment>(sql`kind = 'shipment' and exists
      (select from orders where user_id = ${id} and starts_with(parent_id, order_number))`),
  }
}
test('every table of the shop is known either to tell of people or not to', async () => {
  const withoutPeople = [
    'banners',
    'changed_addresses',
    'blank_photographs',
    'color_images',
    'cash_remittances',
    'cod_rules',
    'collection_products',
    'collections',
    'common_tokens',
    'coupons',
    'day_counts',
    'document_series',
    'eway_limits',
    'festivals',
    'gang_sheets',
    'images',
    'lanes',
    'moved_products',
    'new_order_notices',
    'old_addresses',
    'order_counts',
    'order_day_changes',
    'order_days',
    'order_status_bitmaps',
    'order_token_bitmaps',
    'page_texts',
    'pincodes',
    'plain_pictures',
    'product_changes',
    'product_colors',
    'product_counts',
    'product_defaults',
    'product_studios',
    'product_variants',
    'products',
    'remitted_parcels',
    'schema_migrations',
    'search_words',
    'blank_deliveries',
    'blank_movements',
    'blank_variants',
    'blanks',
    'seller_profiles',
    'settlement_corrections',
    'settlement_entries',
    'settlements',
    'shop_settings',
    'tax_classes',
  ]
  // Numbers that nobody may write to, which outlive accounts; data for staff only, who are not erased by this path, erased with the buyer; and the data of
  // the simulator's providers.
  const others = [
    'second_factors',
    'recovery_codes',
    'staff_changes',
    'order_notes',
    'sandbox_records',
    'setup_marks',
    'whatsapp_stops',
  ]
  const { rows } = await shop.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const known = [...Object.keys(tablesAbout({ id: '', email: '' })), ...withoutPeople, ...others]
  expect(rows.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([])
})

describe('the export', () => {
  test('holds all that is kept of a person, and nothing of others or of secrets', async () => {
    const asha = await join('asha@example.com')
    const other = await join('other@example.com')
    for (const person of [asha, other]) {
      await shop.call('PUT', `/user/${person.id}`, {
        token: person.token,
        body: { name: `Name of ${person.email}`, addresses: [{ ...home, email: person.email }] },
      })
      await buy(person, 'online')
    }
    await putIntoCart(shop, asha, mug)
    await approvedProof(shop, asha)
    const rows = [{ values: { name: 'Asha' } }]
    const list = await aList(shop, asha, { productId: await aCustomizable(shop), rows })
    const people = [{ name: 'Kabir Expected', phone: '9123456781' }]
    await listCall(shop, asha, 'PUT', `/${list.id}/expected`, { people })
    for (const person of [asha, other]) await sendPhoto(shop, person, await aPhoto())
    const answer = await exported(asha)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const { data } = answer.body
    for (const table of [
      'users',
      'customers',
      'addresses',
      'sessions',
      'cart_lines',
      'designs',
      'name_lists',
      'name_list_expected',
      'name_list_rows',
      'checkouts',
      'orders',
      'order_items',
      'payments',
      'provider_events',
      'mails',
      'studio_photos',
      'proof_requests',
      'proof_approvals',
      'proofs',
    ])
      expect(data[table], table).not.toEqual([])
    expect(data['users']).toMatchObject([{ email: asha.email, name: `Name of ${asha.email}` }])
    const text = JSON.stringify(data)
    expect(text).not.toContain('other@example.com')
    expect(text).not.toContain(other.id)
    expect(text).not.toMatch(/password_?hash|argon2|code_hash|token_hash/i)
  })

  test('exports mails to a former e-mail, but not those to its present owner', async () => {
    const ravi = await join('ravi.first@example.com')
    const { email } = ravi
    await pendingPurchase(ravi, 'ravi.second@example.com')
    const otp = await mailedCode(shop, 'ravi.second@example.com')
    await shop.call('POST', `/user/${ravi.id}/email`, {
      token: ravi.token,
      body: { otp, password },
    })
    const next = await join(email)
    const mailsOf = async (person: Person) =>
      (await exported(person)).body.data['mails'] as { recipient: string; text: string }[]
    const subjects = (await mailsOf(ravi)).map(({ recipient }) => recipient)
    expect(subjects.filter((recipient) => recipient === email)).toHaveLength(2)
    expect(subjects).toHaveLength(3)
    expect((await exported(next)).body.data['users']).toMatchObject([{ email }])
  })

  test('the export asks for the password again', async () => {
    const person = await join('again@example.com')
    expect(await exported(person, 'Wrong2026')).toMatchObject({
      status: 400,
      body: { code: 'password_wrong' },
    })
    expect(await exported(person, '')).toMatchObject({
      status: 400,
      body: { fields: { password: 'Password is required' } },
    })
  })
})

describe('the erasure', () => {
  test('leaves nothing that identifies a person, and the books add up', async () => {
    const mira = await join('mira.sen@example.com')
    const who = { name: 'Mira Sen', phone: '9123456780', email: mira.email }
    const named = { ...home, ...who, streetAddress: '9 Patolia Lane' }
    await shop.call('PUT', `/user/${mira.id}`, {
      token: mira.token,
      body: { name: 'Mira Sen', phone: '9123456780', gender: 'Female', addresses: [named] },
    })
    const friend = { ...named, email: 'gift@friend.in' }
    await buy(mira, 'cash', friend)
    await buy(mira, 'online', named)
    await shop.call('POST', '/reviews', {
      token: mira.token,
      body: { productId: mug, userId: mira.id, rating: 5, comment: 'Kept its colour.' },
    })
    await shop.call('POST', '/api/service/send-message', {
      body: { ...who, message: 'Where is it?' },
    })
    const owner = await aPerson(shop, 'ADMIN')
    await shop.call('PUT', `/admin/customers/${mira.id}`, {
      token: owner.token,
      body: { note: 'Mira Sen calls after six', cash: 'refused' },
    })
    await putIntoCart(shop, mira, mug)
    await aDesign(shop, mira, 'Mira Sen')
    const text = 'Name\tNote\nMira Sen\tPatolia'
    const list = await aList(shop, mira, { productId: await aCustomizable(shop), text })
    expect(await drawnList(shop, mira, list)).toMatchObject({ state: 'ready' })
    await pendingPurchase(mira, 'mira.wished@example.com')
    await shipAll(mira)
    await shop.db.execute(sql`insert into redeliveries (id, order_id, attempt, on_day, note, actor)
      select gen_random_uuid(), id, 1, current_date, 'Ask for Mira Sen', 'customer' from orders
      where user_id = ${mira.id}`)
    await deliverAll(mira)
    await shop.call('POST', '/auth/forgot-password', { body: { email: 'Mira.Sen@example.com' } })
    expect(await tablesThatHold(shop, 'mira.sen')).toEqual(
      expect.arrayContaining(['public.sandbox_records', 'public.users']),
    )

    expect(await erase(mira)).toMatchObject({ status: 200, body: { success: true } })
    expect(await shop.call('GET', `/user/${mira.id}`, { token: mira.token })).toMatchObject({
      status: 401,
    })
    for (const word of ['Mira Sen', '9123456780', 'Patolia', 'gift@friend', 'Where is'])
      expect(await tablesThatHold(shop, word), word).toEqual([])
    expect(await tablesThatHold(shop, 'mira.sen')).toEqual(['public.mails'])
    const farewell = sql`mails where key like 'account-erased:%' and sent_at is not null`
    await expect.poll(() => shop.db.$count(farewell)).toBe(1)
    await doJob(shop, 'forget-farewells')
    expect(await tablesThatHold(shop, 'mira.sen')).toEqual(['public.mails'])
    await shop.db.execute(sql`update mails set created_at = created_at - interval '30 minutes'
      where key like 'account-erased:%'`)
    await doJob(shop, 'forget-farewells')
    // With its dot or space: four letters occur in random keys and hashes now and then.
    for (const word of ['mira.', 'Mira Sen'])
      expect(await tablesThatHold(shop, word), word).toEqual([])
    const { rows } = await shop.db.execute(
      sql`select order_number, total_paise, shipping_address ->> 'state' as state from orders
        where user_id = ${mira.id}`,
    )
    expect(rows).toHaveLength(2)
    for (const kept of rows) expect(kept).toMatchObject({ state: anAddress.state })
    await expectAuditPasses(shop)
  })

  test('reaches every e-mail that a person had or requested, wherever it is stored', async () => {
    const leela = await join('leela.first@example.com')
    const forgot = (email: string) =>
      shop.call('POST', '/auth/forgot-password', { body: { email } })
    const write = (email: string) =>
      shop.call('POST', '/api/service/send-message', {
        body: { name: 'L', phone: '9123456781', email, message: 'Is it safe in the oven, too?' },
      })
    async function moveTo(email: string) {
      await pendingPurchase(leela, email)
      const otp = await mailedCode(shop, email)
      const moved = await shop.call('POST', `/user/${leela.id}/email`, {
        token: leela.token,
        body: { otp, password },
      })
      expect(moved.status).toBe(200)
    }
    await write('leela.first@example.com')
    await forgot('Leela.First@example.com')
    await moveTo('leela.second@example.com')
    await write('leela.second@example.com')
    await forgot('leela.second@example.com')
    await pendingPurchase(leela, 'leela.wished@example.com')
    await moveTo('leela.third@example.com')
    await forgot('leela.third@example.com')
    await pendingPurchase(leela, 'leela.wished.last@example.com')
    const open = sql`pgboss.job where name = 'mail-reset-link' and state < 'completed'`
    await expect.poll(() => shop.db.$count(open)).toBe(0)
    const told = await shop.db.execute(sql`select from pgboss.job where data::text like '%@%'`)
    expect(told.rows).toEqual([])

    expect(await erase(leela)).toMatchObject({ status: 200 })
    // The farewell, which is forgotten within the hour.
    expect(await tablesThatHold(shop, 'leela.third')).toEqual(['public.mails'])
    for (const email of ['leela.first', 'leela.second', 'leela.wished'])
      expect(await tablesThatHold(shop, email), email).toEqual([])
  })

  test('takes payer and consignee out of what the simulator keeps of them, and nothing else', async () => {
    const [ila, other] = [await join('ila@example.com'), await join('meera@example.com')]
    const address = { ...home, name: 'Ila "Lal\\" Rao', streetAddress: '4 "Rose\\" Lane' }
    for (const person of [ila, other]) {
      await buy(person, 'online', address)
      await shipAll(person)
    }
    await shop.db.execute(sql`update sandbox_records
      set data = jsonb_set(data, '{scans,0,Instructions}', '"Left with \\"Ila\\""')
      where kind = 'shipment'`)
    // As many parcels back as take more than one batch.
    await shop.db.execute(sql`insert into sandbox_records (kind, id, parent_id, data)
      select kind, id || '-' || n, parent_id || '-R' || n, data
      from sandbox_records, generate_series(1, 250) n where kind = 'shipment' and parent_id =
        (select order_number from orders where user_id = ${ila.id})`)
    await deliverAll(ila)
    const [hers, others] = [await playedFor(ila), await playedFor(other)]
    expect(hers.orders).toHaveLength(1)
    expect(hers.shipments).toHaveLength(251)
    expect(hers.shipments).toContainEqual(
      expect.objectContaining({
        asked: expect.objectContaining({ name: address.name, add: address.streetAddress }),
      }),
    )

    expect(await erase(ila)).toMatchObject({ status: 200 })
    expect(await playedFor(ila)).toEqual({
      orders: hers.orders.map((ledger) => ({
        ...ledger,
        payments: ledger.payments.map((one) => ({
          ...one,
          payment: { ...one.payment, email: '', contact: '' },
        })),
      })),
      shipments: hers.shipments.map((shipment) => ({
        ...shipment,
        asked: { ...shipment.asked, name: '', add: '', phone: '' },
        scans: shipment.scans.map((scan) => ({ ...scan, Instructions: '' })),
      })),
    })
    expect(await playedFor(other)).toEqual(others)
  })

  test('takes their photos, files and all, and those of nobody else', async () => {
    const [person, other] = [await join('pictured@example.com'), await join('kept@example.com')]
    const bytes = await aPhoto()
    const [gone, kept] = [
      (await sendPhoto(shop, person, bytes)).body.data.id,
      (await sendPhoto(shop, other, bytes)).body.data.id,
    ]
    expect(await erase(person)).toMatchObject({ status: 200 })
    expect(await shop.db.$count(sql`studio_photos where owner = ${person.id}`)).toBe(0)
    const folder = path.join(shop.dataDir, 'photos')
    await expect.poll(() => readdir(folder)).not.toContain(gone)
    expect(await readdir(folder)).toContain(kept)
  })

  test('takes the words that were printed for them out of what they ordered, and leaves its price', async () => {
    const person = await join('printed@example.com')
    const productId = await aCustomizable(shop)
    const proof = await anApprovedPrint(shop, person, { productId, name: 'Rukmini' })
    await shop.call('POST', '/cart', {
      token: person.token,
      body: {
        product_id: productId,
        user_id: person.id,
        selectedDetails: { color: 'White', proof },
      },
    })
    const { id } = (await order(shop, person, 'cash')).body.data.order
    await shop.db.execute(sql`update orders set status = 'delivered',
      paid_paise = total_paise + coalesce(rounding_paise, 0) where id = ${id}`)
    expect(await erase(person)).toMatchObject({ status: 200 })
    for (const table of ['order_items', 'checkout_lines']) {
      const { rows } = await shop.db.execute(sql`select personalisation, personalisation_paise
        from ${sql.identifier(table)} where product_id = ${productId}`)
      expect(rows).toEqual([{ personalisation: [], personalisation_paise: 12_050 }])
    }
  })

  test('takes their proofs, files and all, also of what was delivered, and those of nobody else', async () => {
    const [person, other] = [await join('proofed@example.com'), await join('same@example.com')]
    const mine = await approvedProof(shop, person, { name: 'Anjaneya' })
    const shared = await approvedProof(shop, person, { name: 'Both' })
    expect((await approvedProof(shop, other, { name: 'Both' })).proof.hash).toBe(shared.proof.hash)
    const { productId } = mine.design
    const selectedDetails = { color: 'White', proof: mine.proof.hash }
    const body = { product_id: productId, user_id: person.id, selectedDetails }
    const added = await shop.call('POST', '/cart', { token: person.token, body })
    expect(added.status).toBe(201)
    const ordered = (await order(shop, person, 'cash')).body.data.order
    await shop.db.execute(sql`update orders set status = 'delivered',
      paid_paise = total_paise + coalesce(rounding_paise, 0) where id = ${ordered.id}`)
    expect(await erase(person)).toMatchObject({ status: 200 })
    expect(await tablesThatHold(shop, 'Anjaneya')).toEqual([])
    const folder = path.join(shop.dataDir, 'proofs')
    await expect.poll(() => readdir(folder)).not.toContain(mine.proof.hash)
    expect(await readdir(folder)).toContain(shared.proof.hash)
    expect((await readProof(shop, other, shared.proof.hash)).body.data.approved).toBe(true)
    await expectAuditPasses(shop)
  })

  test('reaches the audit log’s entries of a former staff member', async () => {
    const former = await join('former.staff@example.com')
    const connection = connectPatiently(shop.databaseUrl)
    for (const action of ['grant', 'revoke'] as const)
      await runAdminCommand(connection, action, former.email)
    await connection.close()
    expect(await tablesThatHold(shop, former.email)).toContain('public.staff_changes')
    const { email } = former
    const body = { email, password }
    const again = await shop.call<{ data: Session }>('POST', '/auth/login', { body })
    expect(await erase({ ...former, ...again.body.data })).toMatchObject({ status: 200 })
    expect(await tablesThatHold(shop, email)).toEqual(['public.mails'])
  })

  test('waits for a reset link that is on its way, which then is none', async () => {
    const person = await join('linked@example.com')
    const lock = sql`select from users where id = ${person.id} for update`
    const change = sql`update users set email = 'gone@erased.invalid' where id = ${person.id}`
    await sentWhileLocked(shop, { lock, change }, () =>
      shop.call('POST', '/auth/forgot-password', { body: { email: person.email } }),
    )
    const open = sql`pgboss.job where name = 'mail-reset-link' and state < 'completed'`
    await expect.poll(() => shop.db.$count(open)).toBe(0)
    expect(await shop.db.$count(sql`reset_tokens where user_id = ${person.id}`)).toBe(0)
  })

  test('shows the reviews as by nobody named, staff the orders, and frees the e-mail', async () => {
    const reviews = await shop.call<{ data: { comment: string; userId: object }[] }>(
      'GET',
      `/reviews?productId=${mug}`,
    )
    expect(reviews.body.data).toMatchObject([
      { comment: 'Kept its colour.', userId: { name: '', email: '' } },
    ])
    const admin = await aPerson(shop, 'ADMIN')
    const orders = await shop.call<{ data: { shipping_address: { name: string } }[] }>(
      'GET',
      '/user-orders',
      { token: admin.token },
    )
    expect(orders.status).toBe(200)
    expect(orders.body.data.map((one) => one.shipping_address.name)).toContain('Former customer')
    const again = await signUp(shop, 'mira.sen@example.com')
    expect(again.userInfo).toMatchObject({ name: '', addresses: [] })
    const list = await shop.call('GET', `/order/${again.userInfo.id}`, { token: again.token })
    expect(list).toMatchObject({ status: 200, body: { totalCount: 0 } })
  })

  test.each([
    ['an order that is under way', 'erasure_order_open', (person: Person) => buy(person, 'cash')],
    [
      'a payment that may still come',
      'erasure_payment_open',
      async (person: Person) => {
        await putIntoCart(shop, person, mug)
        await order(shop, person, 'online')
      },
    ],
    [
      'a refund that is not done',
      'erasure_refund_open',
      async (person: Person) => {
        await buy(person, 'online')
        await deliverAll(person)
        await shop.db.execute(sql`update payments set status = 'flagged' where checkout_id in
          (select id from checkouts where user_id = ${person.id})`)
      },
    ],
  ])('is held back by %s, which is said, and nothing is changed', async (_what, code, prepare) => {
    const person = await join(`${code}@example.com`)
    await prepare(person)
    expect(await erase(person)).toMatchObject({
      status: 409,
      body: { code, error: expect.any(String) },
    })
    const profile = await shop.call('GET', `/user/${person.id}`, { token: person.token })
    expect(profile).toMatchObject({ status: 200, body: { data: { email: person.email } } })
  })

  test('lets no order come through that was on its way meanwhile', async () => {
    const person = await join('hurried@example.com')
    await putIntoCart(shop, person, mug)
    const ordered = await erasedMeanwhile(shop, person, () => order(shop, person, 'cash'))
    expect(ordered).toMatchObject({ status: 401, body: { code: 'session_ended' } })
    expect(await shop.db.$count(sql`orders where user_id = ${person.id}`)).toBe(0)
  })

  test('is not for staff, and asks for the password again', async () => {
    const person: Person = await join('staff@example.com')
    expect(await erase(person, 'Wrong2026')).toMatchObject({
      status: 400,
      body: { code: 'password_wrong' },
    })
    await shop.db.execute(
      sql`update users set role = 'ADMIN', staff_role = 'owner' where id = ${person.id}`,
    )
    expect(await erase(person)).toMatchObject({ status: 409, body: { code: 'erasure_staff' } })
  })
})

test('a session is in the export of its person', async () => {
  const { token, userInfo }: Session = await signUp(shop, 'device@example.com')
  const { body } = await exported({ id: userInfo.id, email: userInfo.email, token })
  expect(body.data['sessions']).toHaveLength(1)
})

test('an invitation to the staff is exported, and deleted with the account', async () => {
  const person: Person = await join('asked@example.com')
  await invite(shop, await aPerson(shop, 'owner'), person.email.toUpperCase(), 'printer')
  const { body } = await exported(person)
  expect(body.data['staff_invitations']).toMatchObject([{ staff_role: 'printer' }])
  expect((await erase(person)).status).toBe(200)
  // Only the last mail.
  expect(await tablesThatHold(shop, person.email)).toEqual(['public.mails'])
  expect(await shop.db.$count(sql`mails where key like 'staff-invitation:%' and text <> ''`)).toBe(
    0,
  )
})
