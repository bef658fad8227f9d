import { mkdir, writeFile } from 'node:fs/promises'
import { fakeMomoEnvironment, startFakeMomo } from '../fakes/momoServer'
import { fakeStripeEnvironment, notification, startFakeStripe } from '../fakes/stripeServer'
import { makeMemoryDataDir, removeDataDir, startServer } from '../helpers/server'
import provideSeededDataDir from '../helpers/seededDataDir'
import { smtpEnvironment, startSmtp } from '../helpers/smtp'
import { startMailboxServer } from './mailbox'
import { takePayments } from './payments'

/**
 * One built server with a fresh trial installation for the whole run that takes payments of every kind, a mail server
 * that captures mails, a provider of card payments that sends notifications and one of mobile money that never does.
 * `E2E_BASE_URL` names a server that is already running.
 */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.E2E_BASE_URL) return undefined
  const removeSeeded = await provideSeededDataDir()
  const dataDir = await makeMemoryDataDir()
  const smtp = await startSmtp()
  const mailbox = await startMailboxServer(smtp)
  process.env.E2E_MAILBOX_URL = mailbox.url
  const stripe = await startFakeStripe({
    onPaid: async (session) => {
      const { body, signature } = notification('checkout.session.completed', session)
      await fetch(`${process.env.E2E_BASE_URL}/api/donations/webhook`, {
        method: 'POST',
        body,
        headers: { 'Content-Type': 'application/json', 'Stripe-Signature': signature },
      })
    },
  })
  const momo = await startFakeMomo()
  const tidyUp = async (): Promise<void> => {
    await momo.close()
    await stripe.close()
    await mailbox.stop()
    await smtp.stop()
    await removeDataDir(dataDir)
    await removeSeeded()
  }
  try {
    const server = await startServer({
      dataDir,
      env: {
        ...smtpEnvironment(smtp),
        ...fakeStripeEnvironment(stripe),
        ...fakeMomoEnvironment(momo),
        WEBHOOK_LOOPBACK: 'on',
      },
    })
    process.env.E2E_BASE_URL = server.url
    await takePayments(server.url)
    return async () => {
      await server.end()
      await mkdir('test-results', { recursive: true })
      await writeFile('test-results/server.log', server.output())
      await tidyUp()
    }
  } catch (error) {
    await tidyUp()
    throw error
  }
}
