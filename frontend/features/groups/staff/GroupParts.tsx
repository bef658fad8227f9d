import { DocumentSection } from './DocumentSection'
import { OfficeSection } from './OfficeSection'

type Group = Parameters<typeof OfficeSection>[0]['group'] & Parameters<typeof DocumentSection>[0]['group']

/** Parts of a group's page that come after the rest: offices and documents. */
export const GroupParts = ({ group }: { group: Group }) => (
  <>
    <OfficeSection group={group} />
    <DocumentSection group={group} />
  </>
)
