import { type APIRequestContext, type Page, expect, request } from '@playwright/test'
import { ADMIN } from '../helpers/server'
import type { Account } from './fixtures'

/** The account of the association that statements are of, as staff choose it. */
export const BANK_ACCOUNT = 'Nile Test Bank, 0012 3456 (USD)'

/** Sets the ways to pay: as a treasurer who has a bank account, a mobile money number and a cash box. */
export const setWaysToPay = async (api: APIRequestContext): Promise<void> => {
  const answer = await api.post('/api/globals/payment-settings', {
    data: {
      takesCards: true,
      takesMomo: true,
      takesMerchant: false,
      takesBank: true,
      bankAccounts: [{ bank: 'Nile Test Bank', holder: 'Association', number: '0012 3456', currency: 'USD' }],
      takesCash: true,
      cashPlaces: 'At the office in Juba, and with the treasurer of each chapter.',
      exchangeRate: { sspPerUsd: 4500, day: '2026-11-20', source: 'Bank of South Sudan' },
      dueDays: 30,
      membershipBegins: 'approval',
    },
  })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** Sets the ways to pay on a server that has just started. */
export const takePayments = async (baseURL: string): Promise<void> => {
  const api = await request.newContext({ baseURL, extraHTTPHeaders: { Origin: baseURL } })
  const { email, password } = ADMIN
  const answer = await api.post('/api/users/login', { data: { email, password } })
  expect(answer.status(), await answer.text()).toBe(200)
  await setWaysToPay(api)
  await api.dispose()
}

/** An invoice as its member reads it. */
export interface OwnInvoice {
  id: string
  number: string
  reference: string
  status: string
  openMinor: number
  totalMinor: number
  currency: string
  lines: { description: string }[]
  instalments: { amountMinor: number }[]
}

/** What a member owes and has paid, newest first. */
export const readInvoices = async (member: Account): Promise<OwnInvoice[]> => {
  const answer = await member.api.get('/api/invoices/mine')
  expect(answer.status(), await answer.text()).toBe(200)
  return ((await answer.json()) as { invoices: OwnInvoice[] }).invoices
}

/** The day on which a membership ends now. */
export const readEnd = async (member: Account): Promise<Date> => {
  const answer = await member.api.get('/api/memberships/mine')
  expect(answer.status(), await answer.text()).toBe(200)
  return new Date(((await answer.json()) as { expiresAt: string }).expiresAt)
}

/** Records cash in the list of payments, with a sheet of the receipt book. */
export const recordCash = async (
  page: Page,
  { invoice, amount, book, number }: { invoice: string; amount: string; book: string; number: string },
): Promise<void> => {
  await page.getByRole('button', { name: 'Record a Payment' }).click()
  const dialog = page.getByRole('dialog', { name: 'Record a payment' })
  await dialog.getByLabel('Invoice').fill(invoice)
  await dialog.getByLabel('Amount').fill(amount)
  await dialog.getByLabel('Currency').selectOption('USD')
  await dialog.getByLabel('Receipt book').fill(book)
  await dialog.getByLabel('Number of the receipt').fill(number)
  await dialog.getByRole('button', { name: 'Record Payment' }).click()
  await expect(dialog).toBeHidden()
}
