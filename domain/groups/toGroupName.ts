import type { GroupName } from './groupTexts.schema'
import type { StoredGroup } from './groupsRepository'

export const toGroupName = ({ _id, name, slug, kind }: StoredGroup): GroupName => ({
  id: _id.toHexString(),
  name,
  slug,
  kind,
})
