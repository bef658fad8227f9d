import { useApp } from '../../lib/app'
import { errorText } from '../../lib/errorText'
import { messages } from '../../lib/messages/messages'
import { useToast } from '../../lib/toasts'
import { useReauthentication } from '../reauthentication/useReauthentication'
import { PageIcon } from '../ui/PageIcon'

/** Downloads a list. The server may want to know anew who is there, which a download cannot ask: it is asked before. */
export const ExportLink = ({ href, label = 'Export as CSV' }: { href: string; label?: string }) => {
  const { api } = useApp()
  const showToast = useToast()
  const { withReauthentication, reauthenticationDialog } = useReauthentication()
  const download = async (): Promise<void> => {
    try {
      await withReauthentication(() => api.get('/users/proof'))
      location.assign(href)
    } catch (error) {
      showToast({ tone: 'error', title: messages.error, description: errorText(error, messages.unexpected) })
    }
  }
  return (
    <>
      <a
        href={href}
        download
        className="link inline-flex min-h-11 items-center gap-2 font-semibold"
        onClick={(event) => {
          event.preventDefault()
          void download()
        }}
      >
        <PageIcon name="download" />
        {label}
      </a>
      {reauthenticationDialog}
    </>
  )
}
