import { describeDeletion } from '../../domain/events'
import type { EffectsOf } from '../../hooks/trash'

/** What people registered for an event are told when it is deleted or restored. */
export const eventDeletionEffects: EffectsOf = ({ payload }, step, id) => describeDeletion(payload, step, id)
