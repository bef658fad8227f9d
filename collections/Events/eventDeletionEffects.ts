import type { EffectsOf } from '../../domain/content'
import { describeDeletion } from '../../domain/events'

/** What people registered for an event are told when it is deleted or restored. */
export const eventDeletionEffects: EffectsOf = ({ payload }, step, id) => describeDeletion(payload, step, id)
