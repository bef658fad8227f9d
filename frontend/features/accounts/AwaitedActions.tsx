import { Button } from '../../components/ui/Button'
import type { AccountAction } from './offeredActions'

/** Buttons that cannot do anything yet, as large as they will be: what stands below must not move under a press. */
export const AwaitedActions = ({ actions }: { actions: AccountAction[] }) =>
  actions.map(({ action, label, isMain }) => (
    <Button key={action} tone={isMain ? 'main' : 'plain'} isUnavailable>
      {label}
    </Button>
  ))
