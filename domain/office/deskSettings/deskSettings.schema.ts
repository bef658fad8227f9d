import { z } from 'zod'
import { DESK_LISTS, DESK_LIMITS, type DeskList } from './deskSettings.constants'

/** What the desk keeps for a person: what each list leaves out, lists with a name, and whether a mail is wanted. */
export interface DeskSettings {
  /** By list, the ids of the columns that are not shown. */
  hiddenColumns: Partial<Record<DeskList, string[]>>
  views: DeskView[]
  /** Whether the person is told by mail each morning what waits. */
  hasDigest: boolean
}

/** A list with its filters and order, under a name. */
export interface DeskView {
  name: string
  /** Its address on the desk, with the query. */
  to: string
}

const NAME_MESSAGE = `Please enter a name of at most ${DESK_LIMITS.name} characters`

/** The name of a view, as the form asks for it. */
export const viewName = z.string(NAME_MESSAGE).trim().min(1, NAME_MESSAGE).max(DESK_LIMITS.name, NAME_MESSAGE)

const viewAddress = z
  .string()
  .max(DESK_LIMITS.address, 'This view has too many filters to be kept')
  .regex(/^\/admin(\/[a-z0-9-]+)*(\?[\x21-\x7e]*)?$/, 'Only lists of the desk can be kept')

const columns = z.array(z.string().regex(/^[a-z-]{1,30}$/i)).max(DESK_LIMITS.columns)

/** Body of `POST /api/desk-settings/change`. */
export const deskSettingsChangeSchema = z.discriminatedUnion('change', [
  z.strictObject({ change: z.literal('columns'), list: z.enum(DESK_LISTS), hidden: columns }),
  z.strictObject({ change: z.literal('addView'), name: viewName, to: viewAddress }),
  z.strictObject({ change: z.literal('removeView'), to: viewAddress }),
  z.strictObject({ change: z.literal('visit') }),
  z.strictObject({ change: z.literal('digest'), isWanted: z.boolean() }),
])

export type DeskSettingsChange = z.infer<typeof deskSettingsChangeSchema>
