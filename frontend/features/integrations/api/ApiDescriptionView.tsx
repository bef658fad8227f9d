import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { Field } from '../../../components/ui/Field'
import { LoadFailure } from '../../../components/ui/LoadFailure'
import { Spinner } from '../../../components/ui/Spinner'
import { useApp } from '../../../lib/app'
import { integrationMessages } from '../../../lib/messages/integrationMessages'
import { OperationView, type OperationViewProps } from './OperationView'
import { apiDescriptionQuery } from './apiDescriptionQuery'
import type { ApiDescription } from './openApi.types'

const Introduction = ({ server }: { server: string }) => (
  <div className="grid max-w-text gap-4">
    <p>
      Another program sends its key with each request. It asks for the first page, then for the next one with
      the cursor of the answer, until there is none. The next day it asks for what changed since.
    </p>
    <pre
      className="overflow-x-auto border border-rule p-4 text-sm"
      dir="ltr"
      tabIndex={0}
      role="region"
      aria-label="Example of a request"
    >
      {`curl --header "Authorization: Bearer ace_…" \\\n  "${server}/api/v1/memberships?limit=100"`}
    </pre>
    <p>
      The same description for programs, in OpenAPI 3.1:{' '}
      <a className="link" href="/api/openapi.json">
        /api/openapi.json
      </a>
    </p>
  </div>
)

interface Described extends OperationViewProps {
  tag: string | undefined
}

const operationsOf = ({ paths }: ApiDescription): Described[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      path,
      method,
      operation,
      tag: operation.tags[0],
    })),
  )

/** Whether each word of a text is in an endpoint's address or in what it does. */
const hasWords = ({ method, path, operation: { summary } }: Described, text: string): boolean => {
  const searched = `${method} ${path} ${summary}`.toLowerCase()
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => searched.includes(word))
}

const Operations = ({ description }: { description: ApiDescription }) => {
  const [text, setText] = useState('')
  const all = useMemo(() => operationsOf(description), [description])
  const found = all.filter((operation) => hasWords(operation, text))
  const sections = description.tags.flatMap((tag, index) => {
    const own = found.filter((operation) => operation.tag === tag.name)
    return own.length > 0 ? [{ ...tag, id: `api-${index}`, own }] : []
  })
  return (
    <>
      <div className="grid max-w-text gap-4">
        <Field
          name="find"
          type="search"
          label="Find an endpoint"
          hint="Words of its address or of what it does"
          value={text}
          onChange={({ currentTarget: { value } }) => setText(value)}
        />
        <p role="status">{`${found.length} of ${all.length} endpoints`}</p>
        <nav aria-label="Subjects">
          <ul className="flex flex-wrap gap-x-5">
            {sections.map(({ id, name }) => (
              <li key={id}>
                <a className="link inline-flex min-h-11 items-center" href={`#${id}`}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      {sections.map(({ id, name, description: about, own }) => (
        <section key={id} aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <h2 id={id} className="scroll-mt-24 text-2xl">
            {name}
          </h2>
          <p>{about}</p>
          <div>
            {own.map(({ method, path, operation }) => (
              <OperationView key={`${method} ${path}`} method={method} path={path} operation={operation} />
            ))}
          </div>
        </section>
      ))}
    </>
  )
}

/** The API in words, from the description that programs read: large, so it comes after the rest of the page. */
export const ApiDescriptionView = () => {
  const app = useApp()
  const { data, isPending, ...failure } = useQuery({ ...apiDescriptionQuery(app), throwOnError: false })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <Introduction server={app.siteUrl} />
      {isPending ? (
        <Spinner label="Loading the description" />
      ) : data ? (
        <Operations description={data} />
      ) : (
        <LoadFailure title={integrationMessages.apiFailed} {...failure} />
      )}
    </div>
  )
}
