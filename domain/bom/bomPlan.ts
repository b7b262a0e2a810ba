/** Plan id for a house known by its size only: an uploaded plan, or the advanced configurator's dimensions. */
export const UPLOADED_PLAN_ID = 'uploaded-plan'

export const NO_PLAN = 'Please select a plan before generating BOM'
