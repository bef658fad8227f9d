import { useState } from 'react'
import { Badge } from '../../../components/ui/Badge'
import { Button, ButtonLink } from '../../../components/ui/Button'
import { Card } from '../../../components/ui/Card'
import { Dialog } from '../../../components/ui/Dialog'
import { DimensionTitle } from '../../../components/ui/DimensionTitle'
import { Disclosure } from '../../../components/ui/Disclosure'
import { EmptyState } from '../../../components/ui/EmptyState'
import { Pager } from '../../../components/ui/Pager'
import { Skeleton } from '../../../components/ui/Skeleton'
import { Spinner } from '../../../components/ui/Spinner'
import { Tabs } from '../../../components/ui/Tabs'
import { useToast } from '../../../lib/toasts'
import { paths } from '../../../paths'
import { Specimen } from './Specimen'

const TABS = [
  { id: 'plan', label: 'Plan' },
  { id: 'section', label: 'Section' },
] as const

/** What pages are put together from, each in all of its states. */
export const Components = () => {
  const showToast = useToast()
  const [isOpen, setIsOpen] = useState(false)
  const [tab, setTab] = useState<'plan' | 'section'>('plan')
  return (
    <>
      <DimensionTitle id="components">Components</DimensionTitle>
      <Specimen
        name="Button"
        use="Does something. One main button on a screen; a quiet one is a line of text; of several that choose, the chosen one is filled. Busy and unavailable ones keep the focus and say why."
      >
        <Button tone="main">Main</Button>
        <Button>Plain</Button>
        <Button tone="quiet">Quiet</Button>
        <Button className="btn-chosen" aria-pressed>
          Chosen
        </Button>
        <Button tone="main" isBusy>
          Processing...
        </Button>
        <Button isUnavailable>Event Full</Button>
      </Specimen>
      <Specimen name="ButtonLink" use="A link that looks like a button.">
        <ButtonLink to={paths.membership.join.build()} tone="main">
          Join Today
        </ButtonLink>
        <ButtonLink to={paths.events.build()}>All events</ButtonLink>
        <span className="bg-deep p-4">
          <ButtonLink to={paths.events.build()} tone="onDeep">
            On the dark band
          </ButtonLink>
        </span>
      </Specimen>
      <Specimen name="Badge" use="A state in a word or two; the colour repeats what the word says.">
        <Badge>Draft</Badge>
        <Badge tone="place">Virtual</Badge>
        <Badge tone="good">Active</Badge>
        <Badge tone="warning">Pending</Badge>
        <Badge tone="stop">Cancelled</Badge>
      </Specimen>
      <Specimen
        name="Card"
        use="One thing of a list, with a title of its own. Long and right-to-left names wrap."
      >
        <Card className="max-w-72">
          <h4 className="text-xl">Materials laboratory, University of Juba</h4>
          <p className="text-ink-soft">Concrete and soils.</p>
        </Card>
        <Card className="max-w-72">
          <h4 className="text-xl" lang="ar" dir="rtl">
            جمعية المهندسين المدنيين في جنوب السودان
          </h4>
          <p className="text-ink-soft">A name in Arabic.</p>
        </Card>
      </Specimen>
      <Specimen name="Disclosure" use="Unfolds what not everybody needs; works before the script runs.">
        <div className="w-full">
          <Disclosure title="How long does an application take?" level={4}>
            <p>Applications are processed in 2-3 weeks.</p>
          </Disclosure>
          <Disclosure title="Who decides?" level={4} isOpen>
            <p>The membership committee.</p>
          </Disclosure>
        </div>
      </Specimen>
      <Specimen name="Tabs" use="Views of one thing. Arrow keys walk through them.">
        <div className="w-full">
          <Tabs label="Drawing" tabs={TABS} selected={tab} onSelect={setTab}>
            <p className="py-4">{tab === 'plan' ? 'Seen from above.' : 'Cut through.'}</p>
          </Tabs>
        </div>
      </Specimen>
      <Specimen name="Dialog" use="Asks for attention, holds the focus and gives it back. Escape closes it.">
        <Button onClick={() => setIsOpen(true)}>Open a dialog</Button>
        <Dialog title="Cancel your registration?" isOpen={isOpen} onClose={() => setIsOpen(false)}>
          <p>Your seat goes to someone else.</p>
          <div className="mt-5 flex flex-wrap gap-3">
            <Button tone="main" onClick={() => setIsOpen(false)}>
              Cancel Registration
            </Button>
            <Button onClick={() => setIsOpen(false)}>Keep it</Button>
          </div>
        </Dialog>
      </Specimen>
      <Specimen
        name="Toast"
        use="Says what was done, aloud; gone after five seconds unless someone looks. At most three."
      >
        <Button
          onClick={() =>
            showToast({
              tone: 'success',
              title: 'Success!',
              description: 'You’ve been registered for this event',
            })
          }
        >
          Success
        </Button>
        <Button onClick={() => showToast({ tone: 'info', title: 'Download started' })}>Info</Button>
        <Button
          onClick={() => showToast({ tone: 'error', title: 'Error', description: 'Failed to load events' })}
        >
          Error
        </Button>
      </Specimen>
      <Specimen name="EmptyState" use="Nothing here, and what to do about it.">
        <EmptyState
          title="No Upcoming Events"
          action={<ButtonLink to={paths.publications.build()}>Read meanwhile</ButtonLink>}
        >
          Check back soon for upcoming events and conferences
        </EmptyState>
      </Specimen>
      <Specimen name="Skeleton, Spinner" use="The place of what is on its way; a word for what takes longer.">
        <div className="grid w-full max-w-72 gap-2">
          <Skeleton className="w-2/3" />
          <Skeleton />
          <Skeleton className="w-1/2" />
        </div>
        <Spinner label="Loading events..." />
      </Specimen>
      <Specimen name="Pager" use="The way through a long list; its pages have addresses.">
        <Pager page={2} pages={5} to={(page) => paths.newsroom.build({ page })} />
      </Specimen>
    </>
  )
}
