import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { endOfDayInJuba } from '../../platform/jubaTime'
import { issueInvoice } from '../../domain/money/invoices'
import type { NewInvoice } from '../../domain/money/invoices/invoice.schema'
import type { StartedCard } from '../../domain/money/payments/card/card.schema'
import { modelOf } from '../../platform/database'
import {
  type FakeSession,
  type FakeStripe,
  fakeStripeEnvironment,
  type notification,
  startFakeStripe,
} from '../fakes/stripeServer'
import { type Account, makeAccount } from './accounts'
import { makeMembership } from './memberships'
import { required } from './required'
import { type TestApp, startTestPayload } from './testPayload'

const DAY_MS = 24 * 60 * 60 * 1000

/** The API with a card provider that stands in for Stripe. */
export interface CardApp extends TestApp {
  stripe: FakeStripe
}

/** As `startTestPayload`; `stop` ends the provider too. */
export const startCardApp = async (): Promise<CardApp> => {
  const stripe = await startFakeStripe()
  Object.assign(process.env, fakeStripeEnvironment(stripe))
  const app = await startTestPayload()
  return {
    ...app,
    stripe,
    stop: async () => {
      for (const name of Object.keys(fakeStripeEnvironment(stripe))) Reflect.deleteProperty(process.env, name)
      await stripe.close()
      await app.stop()
    },
  }
}

/** Who owes an invoice, and when the membership ends. */
export interface Debtor {
  account: Account
  invoice: string
  end: Date
}

/** A member whose membership ends after some days, with 30 days of grace, and who has an open invoice. */
export const makeDebtor = async (
  { payload }: CardApp,
  days: number,
  invoice: Pick<NewInvoice, 'purpose' | 'lines'> & Partial<NewInvoice>,
): Promise<Debtor> => {
  const account = await makeAccount(payload)
  const end = endOfDayInJuba(new Date(Date.now() + days * DAY_MS))
  const graceUntil = new Date(end.getTime() + 30 * DAY_MS)
  await makeMembership(payload, account.id, { expiresAt: end, graceUntil })
  const { _id } = await issueInvoice(payload, {
    key: randomUUID(),
    user: account.id,
    recipient: { name: 'Nyandeng Deng', email: account.email },
    currency: 'USD',
    dueAt: new Date(),
    ...invoice,
  })
  return { account, invoice: _id.toHexString(), end }
}

interface CardChoice {
  key?: string
  savesCard?: boolean
  isInstalment?: boolean
}

/** Presses “Pay by card”. */
export const pressCard = (
  { request }: CardApp,
  as: Account,
  invoice: string,
  choice: CardChoice = {},
): Promise<Response> =>
  request('POST', '/api/payments/card', { as, body: { invoice, key: randomUUID(), ...choice } })

/** The same, with the payment page that opens. */
export const openCardPage = async (
  app: CardApp,
  as: Account,
  invoice: string,
  choice?: CardChoice,
): Promise<StartedCard & { session: FakeSession }> => {
  const answer = await pressCard(app, as, invoice, choice)
  expect(answer.status, await answer.clone().text()).toBe(201)
  const { url, payment } = (await answer.json()) as StartedCard
  const session = required([...app.stripe.sessions.values()].find((each) => each.url === url))
  return { url, payment, session }
}

/** Sends an event of the provider, which is accepted. */
export const notifyOf = async (
  { request }: CardApp,
  { body, signature }: ReturnType<typeof notification>,
): Promise<void> => {
  const answer = await request('POST', '/api/donations/webhook', {
    body,
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
  })
  expect(answer.status, await answer.clone().text()).toBe(200)
}

/** When the membership of an account ends. */
export const readEnd = async ({ payload }: CardApp, { id }: Account): Promise<Date> =>
  required(await modelOf(payload, 'memberships').findOne({ user: id }).lean<{ expiresAt: Date }>()).expiresAt
