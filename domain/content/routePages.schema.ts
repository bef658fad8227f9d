/**
 * Pages and divisions whose addresses are routes of the specification: menus, forms and other sites lead
 * there. They can be withdrawn, never deleted. Source: spec.md section 2. A leaf.
 */
const ROUTE_SLUGS: Partial<Record<string, readonly string[]>> = {
  pages: [
    'about/mission',
    'about/leadership',
    'about/chapters',
    'careers',
    'conduct',
    'contact',
    'donate',
    'newsroom',
    'privacy',
    'terms',
    'women-in-engineering',
    'membership/engage',
    'membership/join',
    'membership/recognition',
    'membership/renewal',
    'membership/resources',
    'membership/support',
    'membership/types',
  ],
  divisions: [
    'construction-project-management',
    'education-professional-development',
    'geotechnical-engineering',
    'materials-concrete-research',
    'structural-engineering',
    'transportation-engineering',
    'urban-planning-infrastructure',
    'water-resources-environmental',
  ],
}

/** Whether a document's address is a route of the specification. */
export const isRoute = (collection: string, slug: unknown): boolean =>
  typeof slug === 'string' && (ROUTE_SLUGS[collection]?.includes(slug) ?? false)
