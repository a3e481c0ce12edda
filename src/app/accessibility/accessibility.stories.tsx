import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { AccessibilityPage } from './AccessibilityPage';

const meta: Meta = { title: 'Pantallas/Accesibilidad', parameters: { layout: 'fullscreen' } };
export default meta;

export const Página: StoryObj = { render: () => <AccessibilityPage /> };
