import type { Payload } from 'payload'
import { deskPaths } from '../../../frontend/deskPaths'
import { workOnEach } from '../../../platform/workOnEach'
import { findAccountByEmail } from '../../accounts'
import { officeAddress, queueMail } from '../mail'
import { markTold, streamUntold } from '../mailAddresses'
import { findFullName } from '../../people/profiles'
import { addServerTask } from '../../office/tasks'

/** Tells the secretary of addresses that were paused after three bounces: by a task, and by mail. Safe to repeat. */
export const tellPaused = async (payload: Payload, signal?: AbortSignal): Promise<void> => {
  const office = await officeAddress(payload)
  await workOnEach(
    payload,
    streamUntold(payload),
    async ({ email, pausedAt, bounces }) => {
      const account = await findAccountByEmail(payload, email)
      const name = (account && (await findFullName(payload, account.id))) ?? email
      const link = account ? deskPaths.user.build(account.id) : ''
      const reason = bounces?.at(-1)?.reason ?? ''
      const key = `paused:${email}:${pausedAt?.getTime() ?? 0}`.slice(0, 200)
      await addServerTask(payload, {
        key: key.slice(0, 80),
        title: `Emails to ${name} come back`.slice(0, 150),
        note: `The address ${email} is paused. ${reason}`,
        link,
        person: account?.id ?? null,
      })
      if (office && office.toLowerCase() !== email)
        await queueMail(payload, {
          template: 'addressPaused',
          to: office,
          data: { name, email, reason, ...(link && { link }) },
          dedupeKey: key,
        })
      await markTold(payload, email)
    },
    {
      failed: 'the secretary could not be told of a paused address; it is tried again',
      about: ({ _id }) => ({ address: String(_id) }),
      ...(signal && { signal }),
    },
  )
}
