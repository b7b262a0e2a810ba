import { type AdvancedAnswers, DEVELOPMENT_TYPES } from '@framewell/domain/quotes/advancedQuote'
import { OptionCards } from '../wizard/OptionCards'

const WORDS: Record<AdvancedAnswers['projectType'], { readonly name: string; readonly description: string }> = {
  'build-to-rent': { name: 'Build-to-rent', description: 'Homes you keep and rent out.' },
  'build-to-sell': { name: 'Build-to-sell', description: 'Homes you sell to buyers.' },
}

interface ProjectTypeStepProps {
  value: AdvancedAnswers['projectType']
  onChange: (value: AdvancedAnswers['projectType']) => void
}

export const ProjectTypeStep = ({ value, onChange }: ProjectTypeStepProps) => (
  <OptionCards
    legend="Project type"
    columns={2}
    value={value}
    onChange={(id) => {
      const chosen = DEVELOPMENT_TYPES.find((type) => type === id)
      if (chosen) onChange(chosen)
    }}
    options={DEVELOPMENT_TYPES.map((id) => ({ id, ...WORDS[id] }))}
  />
)

/** The project type's name for the summary. */
export const projectTypeName = (type: AdvancedAnswers['projectType']): string => WORDS[type].name
