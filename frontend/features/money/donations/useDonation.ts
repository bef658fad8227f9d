import { type SubmitEvent, useRef, useState } from 'react'
import { donationProblem, toCents } from '../../../../domain/money/donations/donation.schema'
import type { CheckoutAnswer } from '../../../../domain/money/donations/checkout.schema'
import type { SentForm } from '../../../../platform/plainForm.schema'
import { ApiError } from '../../../lib/ApiError'
import { useApp } from '../../../lib/app'
import { donationMessages } from '../../../lib/messages/donationMessages'
import { openPaymentTab } from './paymentTab'

/** A gift as this page began it: the same click again must not open a second payment. */
interface Gift {
  amountCents: number
  key: string
}

export interface Refusal {
  message: string
  /** Whether the amount is what is wrong. */
  isAboutAmount: boolean
}

const text = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** What is written in the box counts before the chosen preset. */
const readAmount = (form: FormData): number | undefined =>
  toCents(text(form, 'custom').trim() || text(form, 'amount'))

/** Codes of refusals whose own text says more than the general one. */
const TOLD = ['payments_not_configured', 'too_many_attempts']

const refusalText = ({ code, message }: { code?: string; message: string }): string =>
  code && TOLD.includes(code) ? message : donationMessages.failed

export interface Donation {
  give: (event: SubmitEvent<HTMLFormElement>) => void
  isPending: boolean
  refusal: Refusal | undefined
  /** The payment page of the gift just begun. */
  url: string | undefined
}

/**
 * Begins a gift: checks the amount, opens the tab, asks for the payment page, leads the tab there.
 * @param sent the form as it came back from the server, which had it without JavaScript
 */
export const useDonation = (sent?: SentForm): Donation => {
  const { api } = useApp()
  const gift = useRef<Gift>(undefined)
  const [isPending, setIsPending] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | undefined>(() => {
    const error = sent?.errors[0]
    return (
      error && {
        message: error.field ? error.message : refusalText(error),
        isAboutAmount: error.field !== undefined,
      }
    )
  })
  const [url, setUrl] = useState<string>()

  const begin = (amountCents: number, isAnew = false): Gift => {
    if (isAnew || gift.current?.amountCents !== amountCents)
      gift.current = { amountCents, key: crypto.randomUUID() }
    return gift.current
  }

  const ask = async (amountCents: number): Promise<string> => {
    try {
      return (await api.post<CheckoutAnswer>('/donations/checkout', begin(amountCents))).url
    } catch (error) {
      // the gift of this key was paid or has ended: this is another one
      if (!(error instanceof ApiError) || error.code !== 'key_spent') throw error
      return (await api.post<CheckoutAnswer>('/donations/checkout', begin(amountCents, true))).url
    }
  }

  const open = async (amountCents: number): Promise<void> => {
    const tab = openPaymentTab()
    setIsPending(true)
    setRefusal(undefined)
    setUrl(undefined)
    try {
      const address = await ask(amountCents)
      tab?.leadTo(address)
      setUrl(address)
    } catch (error) {
      tab?.close()
      const message = error instanceof ApiError ? refusalText(error) : donationMessages.failed
      setRefusal({ message, isAboutAmount: false })
    } finally {
      setIsPending(false)
    }
  }

  const give = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (isPending) return
    const amountCents = readAmount(new FormData(event.currentTarget))
    const problem = donationProblem(amountCents)
    if (problem !== undefined || amountCents === undefined)
      setRefusal({ message: problem ?? donationMessages.invalidAmount, isAboutAmount: true })
    else void open(amountCents)
  }
  return { give, isPending, refusal, url }
}
