/** Stands for the styles of a part of Ant Design, which are in the style sheet: names the class of the theme's variables. */
export default () => ['', 'posventa'];
