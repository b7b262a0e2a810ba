export const PlanPicker = () => null
