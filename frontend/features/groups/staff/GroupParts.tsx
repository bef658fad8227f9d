import type { GroupRecord } from '../../../../domain/groups/groupTexts.schema'
import { RecordHistory } from '../../../components/record/RecordHistory'
import { DocumentSection } from './DocumentSection'
import { OfficeSection } from './OfficeSection'

/** Parts of a group's page that come after the rest: offices and documents. */
export const GroupParts = ({ group }: { group: GroupRecord }) => (
  <>
    <OfficeSection group={group} />
    <DocumentSection group={group} />
    <RecordHistory history={group.history} />
  </>
)
