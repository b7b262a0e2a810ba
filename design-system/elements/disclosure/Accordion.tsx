import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { Disclosure } from './Disclosure'

export interface AccordionItem {
  readonly id: string
  readonly title: ReactNode
  readonly content: ReactNode
}

export interface AccordionProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  items: readonly AccordionItem[]
  /** Opening one closes the others (by the browser, through the details' shared name). */
  exclusive?: boolean
  openId?: string
}

/** Several Disclosures as one list: questions and answers. */
export const Accordion = ({ items, exclusive = false, openId, ...rest }: AccordionProps) => {
  const name = useId()
  return (
    <List {...rest}>
      {items.map((item) => (
        <Disclosure
          key={item.id}
          id={item.id}
          name={exclusive ? name : undefined}
          summary={item.title}
          open={item.id === openId || undefined}
        >
          {item.content}
        </Disclosure>
      ))}
    </List>
  )
}

const List = styled.div`
  border-top: 1px solid var(--color-line);
`
