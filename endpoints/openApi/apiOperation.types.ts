import type { z } from 'zod'
import type { ApiPermission } from '../../domain/integrations/apiKeys/apiKeyTexts.schema'

export interface DescribedAnswer {
  description: string
  /** Of its JSON body. */
  schema?: z.ZodType
  /** The content type of its body where that is a file. */
  file?: string
}

/** An endpoint, as the description of the API has it. The schemas are those that the endpoint itself checks by. */
export interface ApiOperation {
  method: 'get' | 'post' | 'patch' | 'delete'
  /** With the prefix `/api` and parameters in braces: `/api/events/{id}/registration`. */
  path: string
  tag: 'Integrations' | 'Public' | 'Members' | `Staff: ${string}`
  summary: string
  /** A key with a permission, a session, or neither. */
  access: { permission: ApiPermission } | 'session' | 'everybody'
  /** What the parameters of the path are. */
  parameters?: Readonly<Record<string, string>>
  query?: z.ZodObject
  body?: z.ZodType
  /** The content type of its body where that is a file. */
  bodyFile?: string
  /** By status. */
  answers: Readonly<Record<number, DescribedAnswer>>
}
