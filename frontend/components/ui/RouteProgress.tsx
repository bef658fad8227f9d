import { useNavigation } from 'react-router-dom'

/** A line along the top while the next page is on its way; shown only when that takes a moment. */
export const RouteProgress = () => {
  const isLoading = useNavigation().state !== 'idle'
  return isLoading ? <div className="route-progress" role="progressbar" aria-label="Loading page" /> : null
}
