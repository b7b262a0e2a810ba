import { styled } from 'styled-components'
import { GridField, type GridFieldProps } from '../GridField'
import { LiveFigure } from './LiveFigure'

/** The cells of a table or chart with a preview beside them, or above them where there is no room. */
export const GridBesideFigure = (props: GridFieldProps) => (
  <Room>
    <Beside>
      <LiveFigure values={props.values} />
      <div>
        <GridField {...props} />
      </div>
    </Beside>
  </Room>
)

/** The form may be beside a preview or in a dialog, so its own width decides, not the screen's. */
const Room = styled.div`
  container-type: inline-size;
`

const Beside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  align-items: start;

  @container (min-width: 44rem) {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);

    & > :first-child {
      position: sticky;
      top: var(--space-4);
      order: 1;
    }
  }
`
