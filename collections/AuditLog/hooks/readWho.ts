import type { FieldHook } from 'payload'
import { nameActor } from '../../../domain/audit'

/** Names who made an entry. */
export const readWho: FieldHook = ({ req, siblingData }) => nameActor(req.payload, siblingData)
