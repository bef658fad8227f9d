import { useQuery } from '@tanstack/react-query'
import { LoadFailure } from '../../../components/ui/LoadFailure'
import { Spinner } from '../../../components/ui/Spinner'
import { useApp } from '../../../lib/app'
import { integrationMessages } from '../../../lib/messages/integrationMessages'
import { OperationView } from './OperationView'
import { apiDescriptionQuery } from './apiDescriptionQuery'

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

/** The API in words, from the description that programs read. */
export const ApiDescriptionView = () => {
  const { data, isPending, ...failure } = useQuery({ ...apiDescriptionQuery(useApp()), throwOnError: false })
  if (isPending) return <Spinner label="Loading the description" />
  if (!data) return <LoadFailure title={integrationMessages.apiFailed} {...failure} />
  const operations = Object.entries(data.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <Introduction server={data.servers[0]?.url ?? ''} />
      {data.tags.map(({ name, description }) => (
        <section key={name} aria-labelledby={`api-${name}`} className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <h2 id={`api-${name}`} className="text-2xl">
            {name}
          </h2>
          <p>{description}</p>
          <div>
            {operations
              .filter(({ operation }) => operation.tags.includes(name))
              .map(({ path, method, operation }) => (
                <OperationView key={`${method} ${path}`} method={method} path={path} operation={operation} />
              ))}
          </div>
        </section>
      ))}
    </div>
  )
}
