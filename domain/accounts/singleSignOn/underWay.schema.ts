import { z } from 'zod'

/** A signed-in person proves who they are once more. */
const proofUnderWaySchema = z.object({
  user: z.string(),
  /** The page to return to; a path of this site. */
  from: z.string(),
  /** When the provider was asked, in milliseconds since 1970: it must ask the person later than that. */
  askedAt: z.number(),
})
export type ProofUnderWay = z.infer<typeof proofUnderWaySchema>

/** What is stored in a sealed cookie while a person is at the provider. */
export const signOnUnderWaySchema = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** Where to go afterwards, as the sign-in page was told: it is checked there. */
  from: z.string().optional(),
  /** Nobody is to be signed in: the signed-in person proves who they are. */
  proof: proofUnderWaySchema.optional(),
})

/** A person at the provider whose address has an account that is not proved to be theirs yet. */
export const pendingLinkSchema = z.object({ user: z.string(), issuer: z.string(), subject: z.string() })
export type PendingLink = z.infer<typeof pendingLinkSchema>
