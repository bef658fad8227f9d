import { z } from 'zod'
import { toSitePath } from '../../../platform/sitePath.schema'
import { ownCodeSchema } from '../authentication/authentication.schema'

/** What `GET /api/users/sso/provider` answers. */
export interface SignOnProvider {
  /** What people know it by; null where there is none, and nothing of it is shown. */
  name: string | null
}

/** Who the owner of an account is at a provider. */
export interface LinkedIdentity {
  id: string
  /** What people know the provider by. */
  provider: string
  linkedAt: string
  /** Null for one that was not used since it was linked, long ago. */
  lastUsedAt: string | null
}

/** What `GET /api/users/sso/ways` answers: how the own account can be signed in to. */
export interface SignInWays {
  hasPassword: boolean
  identities: LinkedIdentity[]
  /** What the provider that is set up is called, if there is one. */
  provider: string | null
  /** Whether that provider can be asked who is there: the account is linked with it. */
  canProve: boolean
}

/** Body of `POST /api/users/sso/proof`. */
export const proofSchema = z.strictObject({
  code: ownCodeSchema,
  /** The page of this site to come back to. */
  from: z
    .string()
    .max(200)
    .regex(/^\/[\w-]+(\/[\w-]+)*$/)
    .refine((path) => toSitePath(path) === path),
})
export type Proof = z.infer<typeof proofSchema>

/** What it answers. */
export interface ProofBegun {
  /** Where to go: the provider asks who is there. */
  url: string
}
