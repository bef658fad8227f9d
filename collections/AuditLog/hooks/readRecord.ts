import type { FieldHook } from 'payload'
import { nameRecord } from '../../../domain/audit'

/** Names what an entry is about. */
export const readRecord: FieldHook = ({ req, siblingData }) => nameRecord(req.payload, siblingData)
