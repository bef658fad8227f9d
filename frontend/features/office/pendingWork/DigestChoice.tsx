import { Checkbox } from '../../../components/ui/Checkbox'
import { useDeskSettings, useDeskSettingsChange } from '../../../lib/deskSettings'

/** Whether the person is told by mail each morning what waits. */
export const DigestChoice = () => {
  const { hasDigest } = useDeskSettings()
  const { mutate } = useDeskSettingsChange()
  return (
    <Checkbox
      label="Email me each morning what waits"
      hint="At six, if anything is waiting. It gives numbers, not names."
      checked={hasDigest}
      onChange={({ target: { checked } }) => mutate({ change: 'digest', isWanted: checked })}
    />
  )
}
