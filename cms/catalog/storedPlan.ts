/** The values of a home-plans document under the names of the domain's plan; unchecked. */
export function storedPlan(document: Readonly<Record<string, unknown>>) {
  return {
    id: document.planId,
    name: document.name,
    description: document.description,
    subtitle: document.subtitle ?? null,
    lifestyle: document.lifestyle ?? null,
    bestFor: document.bestFor ?? null,
    roi: document.roi ?? null,
    squareFeet: document.squareFeet,
    bedrooms: document.bedrooms,
    bathrooms: document.bathrooms,
    kitBasePriceCents: document.kitBasePriceCents,
    developmentBasePriceCents: document.developmentBasePriceCents ?? null,
    developmentSquareFeet: document.developmentSquareFeet ?? null,
    estimatedTimeWeeks: document.estimatedTimeWeeks,
    layout: document.layout,
  }
}
