import type { CollectionBeforeChangeHook, GlobalBeforeChangeHook } from 'payload'

/** Has each version name who saved it; nobody for what the site does by itself. */
export const setUpdatedBy: CollectionBeforeChangeHook & GlobalBeforeChangeHook = ({
  data,
  req,
}: {
  data: Record<string, unknown>
  req: { user?: { id: string } | null }
}) => {
  data.updatedBy = req.user?.id ?? null
  return data
}
