import type { Payload } from 'payload'
import { modelOf } from '../../platform/database'

/** Whether somebody can sign in to an account: its address is confirmed and staff have not locked it. */
export const isAccountOpen = async (payload: Payload, user: string): Promise<boolean> =>
  (await modelOf(payload, 'users').exists({ _id: user, emailVerifiedAt: { $ne: null }, lockedAt: null })) !==
  null

/** The email address of an account; undefined when there is no such account. */
export const findEmail = async (payload: Payload, user: string): Promise<string | undefined> =>
  (await modelOf(payload, 'users').findById(user, { email: 1 }).lean<{ email: string } | null>())?.email
